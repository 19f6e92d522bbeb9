import { SCHEME_SCRIPT } from '@/lib/core/scheme-script.mjs'

/** Sets the chosen colour scheme before anything is painted. First in the body of pages that have a dark one. */
export const SchemeScript = ({ nonce }: { nonce?: string | undefined }) => (
  <script
    nonce={nonce}
    // Browsers hide the nonce from scripts.
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
    dangerouslySetInnerHTML={{ __html: SCHEME_SCRIPT }}
  />
)
