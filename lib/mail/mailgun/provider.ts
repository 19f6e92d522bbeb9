import type { MailProvider } from '@/lib/mail/provider'
import { createMailgunMailer } from './mailer'
import { mailgunPlugin } from './plugin'
import { readMailgunReports } from './read-reports'

export const mailgun: MailProvider = {
  plugin: mailgunPlugin,
  mailer: createMailgunMailer,
  readReports: readMailgunReports,
}
