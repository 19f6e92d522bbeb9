// Next names the types of pictures in next-env.d.ts, which a fresh clone has only after a build.
import 'next/image-types/global'
import type { BackOfficeMessages } from './lib/i18n/back-office/messages'
import type { Locale } from './lib/i18n/locales'
import type { Messages } from './lib/i18n/messages'

declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages & { backOffice: BackOfficeMessages }
    Locale: Locale
  }
}
