import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { FilledWords } from '@/lib/mail/texts/filled-in'
import { withLineBreaks } from './line-breaks'
import { type Letterhead, MailFrame } from './mail-frame'
import { mailStyles as styles } from './mail-styles'
import { Closing, OwnOpening } from './written-text'

/** A small table of figures: a name on the left, its value on the right. */
type Table = {
  title?: string
  rows: { label: string; value: string; url?: string; isSum?: boolean }[]
}

/** A product that the mail is about. */
type Item = {
  name: string
  url: string
  pictureUrl: string | null
  price: string
  /** In words that say so, for those who see no line through it. */
  formerPrice?: string
}

/** A mail made of plain parts, in order. Text is always escaped. */
export type Message = {
  subject: string
  /** The heading, when it is not the subject. */
  heading?: string
  /** What mail programs show behind the subject; without one, the subject. */
  preheader?: string
  paragraphs: string[]
  /** HTML that a sanitiser made. */
  html?: string
  /** A message written by staff; line breaks are preserved. */
  letter?: string
  /** Label and value pairs, such as the order number. */
  details?: { label: string; value: string }[]
  tables?: Table[]
  items?: Item[]
  /** Quoted text of the recipient or sender; line breaks are preserved. */
  quote?: string
  action?: { label: string; url: string }
  /** Small print below. */
  notes?: string[]
  /** Less than the action, and more than small print. */
  links?: { label: string; url: string }[]
  /** A subtle link at the end, such as unsubscribe. */
  footerLink?: { label: string; url: string }
}

type Props = Message & {
  letterhead: Letterhead
  /** The owner's words in it. */
  own: FilledWords
}

export function MessageMail({ letterhead, own, ...message }: Props) {
  const {
    subject,
    heading = subject,
    preheader = subject,
    paragraphs,
    html,
    details = [],
    tables = [],
    quote,
    items = [],
    action,
    notes = [],
    links = [],
  } = message
  return (
    <MailFrame letterhead={letterhead} preview={preheader} footer={own.footer}>
      <Text style={styles.heading}>{own.heading ?? heading}</Text>
      <OwnOpening own={own} />
      {(own.opening && !own.keepsOpening ? paragraphs.slice(1) : paragraphs).map((paragraph) => (
        <Text key={paragraph} style={styles.text}>
          {paragraph}
        </Text>
      ))}
      {html && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it is composed
        <div style={styles.written} dangerouslySetInnerHTML={{ __html: html }} />
      )}
      {message.letter && (
        <Text style={{ ...styles.text, whiteSpace: 'pre-wrap' }}>
          {withLineBreaks(message.letter)}
        </Text>
      )}
      {details.map(({ label, value }) => (
        <Section key={label}>
          <Text style={styles.label}>{label}</Text>
          <Text style={{ ...styles.text, fontWeight: 600, whiteSpace: 'pre-wrap' }}>
            {withLineBreaks(value)}
          </Text>
        </Section>
      ))}
      {tables.map((table) => (
        <FigureTable key={table.title ?? table.rows[0]?.label} {...table} />
      ))}
      {items.map((item) => (
        <ItemSection key={item.url} {...item} />
      ))}
      {quote && (
        <Section style={styles.item}>
          <Text style={{ ...styles.text, margin: 0, whiteSpace: 'pre-wrap' }}>
            {withLineBreaks(quote)}
          </Text>
        </Section>
      )}
      {action && (
        <Section style={{ margin: '20px 0' }}>
          <Button href={action.url} className="button" style={styles.button}>
            {action.label}
          </Button>
        </Section>
      )}
      <Closing own={own} />
      {notes.map((note) => (
        <Text key={note} style={styles.small}>
          {note}
        </Text>
      ))}
      {links.map(({ label, url }) => (
        <Text key={url} style={styles.text}>
          <Link href={url} style={styles.link}>
            {label}
          </Link>
        </Text>
      ))}
      {message.footerLink && (
        <Text style={styles.small}>
          <Link href={message.footerLink.url}>{message.footerLink.label}</Link>
        </Text>
      )}
    </MailFrame>
  )
}

function ItemSection({ name, url, pictureUrl, price, formerPrice }: Item) {
  return (
    <Section style={styles.item}>
      <Row>
        {pictureUrl && (
          <Column valign="top" style={{ width: 74, paddingRight: 14 }}>
            <Img src={pictureUrl} alt="" width={72} height={54} style={styles.picture} />
          </Column>
        )}
        <Column valign="top">
          <Text style={styles.itemName}>
            <Link href={url} style={styles.link}>
              {name}
            </Link>
          </Text>
          <Text style={{ ...styles.text, margin: 0, fontWeight: 700 }}>{price}</Text>
          {formerPrice && <Text style={{ ...styles.small, margin: 0 }}>{formerPrice}</Text>}
        </Column>
      </Row>
    </Section>
  )
}

/** As a real table, which the plain-text form of a mail writes in columns. */
function FigureTable({ title, rows }: Table) {
  return (
    <>
      {title && <Text style={styles.tableTitle}>{title}</Text>}
      <table
        data-text-format="dataTable"
        cellPadding={0}
        cellSpacing={0}
        width="100%"
        style={styles.table}
      >
        <tbody>
          {rows.map(({ label, value, url, isSum }, index) => {
            const line = index === 0 ? {} : styles.tableLine
            const weight = isSum ? { fontWeight: 700 } : {}
            return (
              <tr key={label}>
                <td style={{ ...styles.tableLabel, ...line, ...weight }}>
                  {url ? (
                    <Link href={url} style={styles.link}>
                      {label}
                    </Link>
                  ) : (
                    label
                  )}
                </td>
                <td align="right" style={{ ...styles.tableValue, ...line, ...weight }}>
                  {value}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
