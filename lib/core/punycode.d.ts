/** The package brings no types. */
declare module 'punycode.js' {
  const punycode: {
    /** @param input a domain or an e-mail address. @throws RangeError for a label that can't be read */
    toUnicode(input: string): string
  }
  export default punycode
}
