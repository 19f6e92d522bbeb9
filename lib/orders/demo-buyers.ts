/** Where the addresses of the demo's invented buyers end: what they bought is no order that the owner has tried out. */
export const DEMO_BUYERS_DOMAIN = '@buyers.softhaven.example'
