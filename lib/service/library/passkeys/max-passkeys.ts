/** How many passkeys one address may have. */
export const MAX_LIBRARY_PASSKEYS = 5
