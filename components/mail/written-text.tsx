import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { type CSSProperties, Fragment } from 'react'
import type { FilledWords, Written } from '@/lib/mail/texts/filled-in'
import { mailStyles as styles } from './mail-styles'

type WrittenTextProps = { written: Written; linkStyle?: CSSProperties }

/** What the owner wrote, with line breaks and links. */
export const WrittenText = ({ written, linkStyle = styles.link }: WrittenTextProps) =>
  written.map((line, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never move
    <Fragment key={row}>
      {row > 0 && <br />}
      {line.map(({ text, url }, index) =>
        url === undefined ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand there twice
          <Link key={index} href={url} style={linkStyle}>
            {text}
          </Link>
        ),
      )}
    </Fragment>
  ))

/** What the owner says at first. */
export const OwnOpening = ({ own: { opening } }: { own: FilledWords }) =>
  opening && (
    <Text style={styles.text}>
      <WrittenText written={opening} />
    </Text>
  )

/** The end of the mail proper: what the owner says at last, and how they sign. */
export const Closing = ({ own: { closing, signature } }: { own: FilledWords }) => (
  <>
    {closing && (
      <Text style={styles.text}>
        <WrittenText written={closing} />
      </Text>
    )}
    {signature && (
      <Text style={styles.text}>
        <WrittenText written={signature} />
      </Text>
    )}
  </>
)
