import { MAIL_ID_HEADER, type OutgoingMail } from './mailer'

/** The headers of a mail beside those that say from whom, to whom and about what it is. */
export const headersOf = ({
  id,
  unsubscribeUrl,
  thread,
}: Pick<OutgoingMail, 'id' | 'unsubscribeUrl' | 'thread'>): Record<string, string> => ({
  ...(id === undefined ? {} : { [MAIL_ID_HEADER]: id }),
  ...(thread === undefined ? {} : { References: thread }),
  ...(unsubscribeUrl
    ? {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {}),
})
