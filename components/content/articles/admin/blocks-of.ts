const BLOCK_END = /<\/(?:p|h[1-6]|li|ul|ol|blockquote|pre|figure|table|tr)>|<br\s*\/?>|<hr\s*\/?>/g

/** An article's HTML with each block on a line of its own, as two versions are compared. */
export const blocksOf = (html: string): string =>
  html
    .replace(BLOCK_END, (end) => `${end}\n`)
    .replace(/\n{2,}/g, '\n')
    .trim()
