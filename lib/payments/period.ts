/** A period of the books: from an instant to before another. */
export type Period = { from: Date; to: Date }
