import { Text } from '@react-email/components'
import { MailFrame } from './mail-frame'
import { mailStyles as styles } from './mail-styles'

/** A short notice to the owner. */
export function NoticeMail({
  title,
  body,
  storeName,
}: {
  title: string
  body: string
  storeName: string
}) {
  return (
    <MailFrame locale="en" direction="ltr" preview={title} storeName={storeName}>
      <Text style={styles.heading}>{title}</Text>
      <Text style={styles.text}>{body}</Text>
    </MailFrame>
  )
}
