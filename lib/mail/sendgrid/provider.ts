import type { MailProvider } from '@/lib/mail/provider'
import { createSendGridMailer } from './mailer'
import { sendgridPlugin } from './plugin'
import { readSendGridReports } from './read-reports'

export const sendgrid: MailProvider = {
  plugin: sendgridPlugin,
  mailer: createSendGridMailer,
  readReports: readSendGridReports,
}
