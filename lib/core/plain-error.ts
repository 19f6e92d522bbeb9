/** An error whose message alone says what is wrong and what to do, without a stack. */
export class PlainError extends Error {}
