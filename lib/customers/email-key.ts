/** An address as buyers are told apart by it: those that differ only in the case of their letters are one. */
export const emailKey = (email: string): string => email.toLowerCase()
