/**
 * Whether tests also try what differs only in its width, reading direction, language or currency, all hostile
 * values at every call, and storms at their full length: before a release, by `npm test -- thorough`.
 */
export const isThorough = process.env.TEST_DEPTH === 'thorough'
