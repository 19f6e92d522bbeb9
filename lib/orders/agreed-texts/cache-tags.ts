/** Versions of the texts of law: one is never changed, but an address may be asked for before there is one. */
export const AGREED_TEXTS_TAG = 'agreed-texts'
