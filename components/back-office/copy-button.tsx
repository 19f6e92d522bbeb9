'use client'

import { Copy } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'

/** Copies a text. @param what is named to those who can't see beside what the button stands */
export function CopyButton({ text, what }: { text: string; what: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: 'Copied' })
    } catch {
      // Pages without https have no clipboard, and browsers may deny it.
      showToast({ title: 'Copy it by hand', variant: 'destructive' })
    }
  }
  return (
    <Button size="sm" variant="outline" onClick={copy}>
      <Copy aria-hidden />
      Copy
      <span className="sr-only"> {what}</span>
    </Button>
  )
}
