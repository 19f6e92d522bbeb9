import { Body, Container, Head, Html, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { mailStyles as styles } from './mail-styles'

type Props = {
  locale: string
  direction: 'ltr' | 'rtl'
  preview: string
  storeName: string
  children: ReactNode
}

/** The frame of every mail: store name on top, a white sheet, small print below. */
export function MailFrame({ locale, direction, preview, storeName, children }: Props) {
  return (
    <Html lang={locale} dir={direction}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Section style={styles.brandBar}>
            <Text style={styles.brand}>{storeName}</Text>
          </Section>
          <Section style={styles.sheet}>{children}</Section>
        </Container>
      </Body>
    </Html>
  )
}
