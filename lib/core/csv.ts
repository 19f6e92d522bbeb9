/**
 * The beginning of a formula in a spreadsheet, with or without apostrophes before it. Spreadsheets in Japanese take full-width
 * signs for the others.
 */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

/**
 * Prevents a text from running as a formula when the file is opened in a spreadsheet, by an apostrophe
 * before it (OWASP, CSV injection).
 */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Reverses {@link escapeFormula}. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text

/** A cell of a CSV file as it is (RFC 4180), for programs: a spreadsheet may run it as a formula. */
export const csvCell = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** A line of a CSV file (RFC 4180); texts that look like formulas are escaped, numbers are not. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? cell : csvCell(escapeFormula(cell)))).join(',')}\r\n`

/** The byte order mark by which spreadsheets recognise a UTF-8 file. */
export const UTF8_MARK = '\uFEFF'
