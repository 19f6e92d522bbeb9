/** Permanent failures (RFC 3463) of the address and its mailbox, but for a mail that is too large (5.2.3). */
const OF_THE_ADDRESS = /^5\.(?:1\.\d+|2\.[0124])$/

/** The status code in a text (RFC 3463); empty where there is none. */
export const statusCodeIn = (text: string | undefined): string =>
  text?.match(/\b\d\.\d{1,3}\.\d{1,3}\b/)?.[0] ?? ''

/** Whether a status code says that there is no such mailbox, whoever writes and however often. */
export const isOfTheAddress = (code: string): boolean => OF_THE_ADDRESS.test(code)

/** A server's words in one line, no longer than they are shown. */
export const inOneLine = (words: string): string =>
  words
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)
