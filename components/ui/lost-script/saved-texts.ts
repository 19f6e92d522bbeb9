/** The texts of the page that is shown when nothing else can be (./error-texts.tsx writes them). */
export type ErrorTexts = {
  storeName: string
  title: string
  text: string
  retry: string
  home: { label: string; path: string }
}

export const ERROR_TEXTS_ID = 'error-texts'

/** For a page that failed before it had any. */
const ENGLISH: ErrorTexts = {
  storeName: 'Softhaven',
  title: 'Something went wrong',
  text: 'This page could not be shown just now. Your cart is safe. Please try again in a moment.',
  retry: 'Try again',
  home: { label: 'Go to the home page', path: '/' },
}

/** The texts that came with the page; its document is what the server wrote, or what is left of it. */
export function savedTexts(): ErrorTexts {
  if (typeof document === 'undefined') return ENGLISH
  const saved = document.getElementById(ERROR_TEXTS_ID)?.dataset.texts
  try {
    return saved ? { ...ENGLISH, ...JSON.parse(saved) } : ENGLISH
  } catch {
    return ENGLISH
  }
}
