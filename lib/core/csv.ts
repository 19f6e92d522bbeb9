/** Begins a formula in a spreadsheet, whether or not apostrophes stand before it already. */
const FORMULA = /^'*(?:\s*[=+\-@]|[\t\r\n])/

/**
 * Keeps a text from running as a formula when the file is opened in a spreadsheet: an apostrophe is
 * put before it (OWASP, CSV injection).
 */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Reverses {@link escapeFormula}. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text

const quoted = (text: string) =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** A line of a CSV file (RFC 4180); every text is text for whatever opens it, a number a number. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? cell : quoted(escapeFormula(cell)))).join(',')}\r\n`

/** Tells spreadsheets that a file is UTF-8. */
export const UTF8_MARK = '\uFEFF'
