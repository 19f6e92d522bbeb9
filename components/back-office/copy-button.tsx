'use client'

import { Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'

/** Copies a text. @param what is named to those who can't see beside what the button stands */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const common = useTranslations('backOffice.common')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: common('copied') })
    } catch {
      // Pages without https have no clipboard, and browsers may deny it.
      showToast({ title: common('copyByHand'), variant: 'destructive' })
    }
  }
  return (
    <Button size="sm" variant="outline" onClick={copy}>
      <Copy aria-hidden />
      {common('copy')}
      <span className="sr-only"> {what}</span>
    </Button>
  )
}
