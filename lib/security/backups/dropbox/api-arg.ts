/**
 * What a call is told by a header, as JSON that has only signs that a header may have.
 * https://www.dropbox.com/developers/reference/json-encoding
 */
export const apiArg = (arg: object): string =>
  JSON.stringify(arg).replace(
    /[\u007f-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
