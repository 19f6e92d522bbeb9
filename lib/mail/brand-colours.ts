import { DEFAULT_PRIMARY, darkShadesOf, shadesOf } from '@/lib/settings/theme'

/** The colours of mails that are shades of the brand (components/mail/mail-styles.ts), as the owner's primary colour has them. */
function ownShades(primary: string): Readonly<Record<string, string>> {
  const light = shadesOf(primary, primary)
  const dark = darkShadesOf(primary)
  return {
    '#ea580c': light.primary,
    '#c2410c': light.strong,
    '#9a3412': light.deep,
    '#7c2d12': light.deep,
    '#fff4ec': light.soft,
    // Of mails in dark mode.
    '#fdba74': dark.deep,
    '#fb923c': dark.strong,
    '#431407': dark.tint,
  }
}

const STYLES = /\bstyle="[^"]*"|<style[^>]*>[^<]*<\/style>/g

/** A mail in the owner's colours: those of its styles change, and nothing that it says. */
export function inBrandColours(html: string, primary: string): string {
  if (primary === DEFAULT_PRIMARY) return html
  const own = ownShades(primary)
  return html.replaceAll(STYLES, (style) =>
    style.replaceAll(/#[0-9a-f]{6}\b/gi, (hex) => own[hex.toLowerCase()] ?? hex),
  )
}
