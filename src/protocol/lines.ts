/**
 * Lines out of pieces of text, as a pipe hands them over. A line that grows past its limit is not kept: its
 * beginning is handed on once, so that it can be refused, and the rest is dropped up to the next line break.
 */

/** Cuts text into lines. */
export interface LineCutter {
  /** The lines that a further piece completes. */
  readonly push: (piece: string) => ReadonlyArray<string>
  /** The last line, if the text does not end with a line break. */
  readonly end: () => ReadonlyArray<string>
}

/**
 * A cutter of lines; of a line longer than `longest` the first `longest + 1` units are handed on. A `longest`
 * that is no number counts as 0, and a piece that is no text as none.
 */
export const makeLineCutter = (longest: number): LineCutter => {
  const most = typeof longest === 'number' && longest >= 0 ? longest : 0
  let kept = ''
  const keep = (piece: string): void => {
    if (kept.length <= most) kept += piece.slice(0, most + 1 - kept.length)
  }
  const cut = (): string => {
    const line = kept
    kept = ''
    return line.endsWith('\r') ? line.slice(0, -1) : line
  }
  return {
    push: (piece) => {
      const lines: Array<string> = []
      if (typeof piece !== 'string') return lines
      let from = 0
      for (let to = piece.indexOf('\n'); to >= 0; to = piece.indexOf('\n', from)) {
        keep(piece.slice(from, to))
        lines.push(cut())
        from = to + 1
      }
      keep(piece.slice(from))
      return lines
    },
    end: () => (kept === '' ? [] : [cut()]),
  }
}
