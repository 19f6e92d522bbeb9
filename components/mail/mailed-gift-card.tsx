import { Column } from '@react-email/column'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { CSSProperties } from 'react'
import type { GiftDesign } from '@/lib/customers/gift-designs'
import { mailStyles as styles } from './mail-styles'

/** Mail programs show no SVG: what a design draws on pages are signs here. The last one first, so that they stand like on the card. */
const SIGNS: Record<GiftDesign, string> = {
  plain: '✦',
  birthday: '✺ ✺ ✺',
  thanks: '♥',
  winter: '❄ ❅ ❄',
}

const SHADES: Record<GiftDesign, string> = {
  plain: 'linear-gradient(135deg, #c2410c, #7c2d12)',
  birthday: 'linear-gradient(60deg, #9a3412, #c2410c 60%, #7c2d12)',
  thanks: 'linear-gradient(180deg, #c2410c, #9a3412)',
  winter: 'linear-gradient(320deg, #c2410c, #431407)',
}

const white = { color: '#ffffff', margin: 0 } satisfies CSSProperties

type MailedGiftCardProps = {
  storeName: string
  design: GiftDesign
  /** What it is worth. */
  amount: string
  /** Who gives it; `null` for one that its buyer keeps. */
  from: string | null
  code: string
}

/** A gift card as it looks in a mail: of a design, with what it is worth, who gives it, and its code. */
export const MailedGiftCard = ({ storeName, design, amount, from, code }: MailedGiftCardProps) => (
  <Section
    style={{
      // What knows no gradients shows one colour.
      backgroundColor: '#9a3412',
      backgroundImage: SHADES[design],
      borderRadius: 16,
      padding: '22px 24px',
      margin: '0 0 14px',
    }}
  >
    <Row>
      <Column>
        <Text style={{ ...white, fontSize: 18, lineHeight: '24px', fontWeight: 800 }}>
          {storeName}
        </Text>
      </Column>
      <Column align="right">
        <Text aria-hidden style={{ ...white, fontSize: 22, lineHeight: '24px' }}>
          {SIGNS[design]}
        </Text>
      </Column>
    </Row>
    <Text style={{ ...white, fontSize: 34, lineHeight: '44px', fontWeight: 800, paddingTop: 14 }}>
      {amount}
    </Text>
    {from && <Text style={{ ...white, fontSize: 15, lineHeight: '22px' }}>{from}</Text>}
    <Text
      className="key"
      style={{ ...styles.key, margin: '14px 0 0', fontSize: 18, letterSpacing: '0.05em' }}
    >
      {code}
    </Text>
  </Section>
)
