// It has no types of its own; pdfkit brings it along.
declare module 'fontkit' {
  /** Reads a font file. */
  export function openSync(path: string): { characterSet: number[] }
}
