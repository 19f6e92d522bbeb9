import type { ReactNode } from 'react'

/** A part of a text that is only read aloud. */
export const screenReaderOnly = (chunks: ReactNode) => <span className="sr-only">{chunks}</span>
