/** Whose keys, and the headers by which this browser proves that it may report them. */
export type KeysOf = { orderNumber: string; proof: () => Record<string, string> }
