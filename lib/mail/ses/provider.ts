import type { MailProvider } from '@/lib/mail/provider'
import { createSesMailer } from './mailer'
import { sesPlugin } from './plugin'
import { readSesReports } from './read-reports'

export const ses: MailProvider = {
  plugin: sesPlugin,
  mailer: createSesMailer,
  readReports: readSesReports,
}
