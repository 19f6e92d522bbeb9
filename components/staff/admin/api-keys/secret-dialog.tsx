import { Copy, KeySquare } from 'lucide-react'
import { useCopyText } from '@/components/media/admin/copy-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { MadeApiKey } from '@/lib/staff/api-keys/contracts'

type Props = { made: MadeApiKey; onClose: () => void }

/** An API key in plain text, the one time that it can be seen. */
export function SecretDialog({ made: { apiKey, secret }, onClose }: Props) {
  const copyText = useCopyText()
  return (
    <Dialog
      title="API Key"
      description={apiKey.name}
      icon={KeySquare}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={() => void copyText(secret, 'API Key Copied')}>
            <Copy aria-hidden />
            Copy
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <p className="text-sm text-ink-soft">
        Copy it now: it is not shown again. Whoever has it can do what you chose.
      </p>
      <p className="mt-4 rounded-control bg-sunken px-4 py-5 text-center font-mono font-bold select-all [overflow-wrap:anywhere]">
        {secret}
      </p>
    </Dialog>
  )
}
