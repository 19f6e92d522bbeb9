/** 32 characters, without those that are taken for one another (0 and O, 1 and I). */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** How many random bits a character carries. */
export const BITS_PER_CHARACTER = 5

/** The character of codes that a random byte stands for, each as likely as any other. */
export const codeCharacter = (byte: number): string => ALPHABET.charAt(byte & 31)
