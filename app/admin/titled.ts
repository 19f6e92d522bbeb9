import type { Metadata } from 'next'
import { shellTexts } from '@/lib/i18n/back-office/language'

type Key = Parameters<Awaited<ReturnType<typeof shellTexts>>>[0]

/** A page's title in the language of the request, for `generateMetadata`. */
export const titled = (key: Key) => async (): Promise<Metadata> => ({
  title: (await shellTexts())(key),
})
