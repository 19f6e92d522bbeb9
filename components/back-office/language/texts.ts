import type { useTranslations } from 'next-intl'
import type { BackOfficeMessages } from '@/lib/i18n/back-office/messages'

/** The texts of an area, as `useTranslations` gives them, for plain functions that are handed them. */
export type Texts<Area extends keyof BackOfficeMessages> = ReturnType<
  typeof useTranslations<`backOffice.${Area}`>
>
