import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { directionOf, textLocaleOf } from '@/lib/i18n/locales'
import type { Written } from '@/lib/mail/texts/filled-in'
import { DARK_STYLES, mailStyles as styles } from './mail-styles'
import { WrittenText } from './written-text'

/** What every mail of the store has around it. */
export type Letterhead = {
  locale: string
  direction: 'ltr' | 'rtl'
  storeName: string
  storeUrl: string
  /** The whole address of the store's logo; without one its name is written. */
  logo: string | null
  /** Who sells: name and postal address, line by line; none where the owner gave none. */
  seller: readonly string[]
}

type Props = {
  letterhead: Letterhead
  preview: string
  /** What the owner has below each mail. */
  footer?: Written
  children: ReactNode
}

/** The frame of every mail: store name on top, a white sheet, small print below. */
export function MailFrame({ letterhead, preview, footer, children }: Props) {
  const { locale, direction, storeName, storeUrl, logo, seller } = letterhead
  const textLocale = textLocaleOf(locale)
  return (
    <Html lang={locale} dir={direction}>
      <Head>
        {/* Keys of digits are no telephone numbers. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_STYLES}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={styles.body}>
        {/* Untranslated languages have English text, which is left-to-right. */}
        <Container lang={textLocale} dir={directionOf(textLocale)} style={styles.container}>
          <Section style={styles.brandBar}>
            {logo ? (
              <Img src={logo} alt={storeName} style={styles.logo} />
            ) : (
              <Text className="brand" style={styles.brand}>
                {storeName}
              </Text>
            )}
          </Section>
          <Section className="sheet" style={styles.sheet}>
            {children}
          </Section>
          <Section style={styles.foot}>
            {footer && (
              <Text className="foot" style={{ ...styles.footText, marginBottom: 12 }}>
                <WrittenText written={footer} linkStyle={styles.footLink} />
              </Text>
            )}
            <Text style={styles.footText}>
              <Link href={storeUrl} className="foot" style={styles.footLink}>
                {storeName}
              </Link>
            </Text>
            {seller.map((line) => (
              <Text key={line} className="foot" style={styles.footText}>
                {line}
              </Text>
            ))}
          </Section>
        </Container>
      </Body>
    </Html>
  )
}
