'use client'

import { Copy } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'

type Props = { codes: readonly string[]; onSaved: () => void }

/** New recovery codes; they are shown this once. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    showToast({ title: 'Copied', description: 'Keep the codes where only you find them.' })
  }
  return (
    <div className="space-y-4">
      <p className="text-sm text-ink-soft">
        Each of these codes stands in for your app once. They are shown only now: print them, or
        keep them in a password manager.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control border border-line bg-sunken p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" onClick={copy}>
          <Copy aria-hidden />
          Copy the codes
        </Button>
        <Button onClick={onSaved}>I have saved them</Button>
      </div>
    </div>
  )
}
