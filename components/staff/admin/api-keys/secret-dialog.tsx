import { Copy, KeySquare } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useCopyText } from '@/components/ui/copy-text'
import { Dialog } from '@/components/ui/dialog'
import type { MadeApiKey } from '@/lib/staff/api-keys/contracts'

type Props = { made: MadeApiKey; onClose: () => void }

/** An API key in plain text, the one time that it can be seen. */
export function SecretDialog({ made: { apiKey, secret }, onClose }: Props) {
  const t = useTranslations('backOffice.staff')
  const common = useTranslations('backOffice.common')
  const copyText = useCopyText()
  return (
    <Dialog
      title={t('apiKeys.secretTitle')}
      description={apiKey.name}
      icon={KeySquare}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="outline"
            onClick={() => void copyText(secret, t('apiKeys.secretCopied'))}
          >
            <Copy aria-hidden />
            {common('copy')}
          </Button>
          <Button onClick={onClose}>{common('done')}</Button>
        </>
      }
    >
      <p className="text-sm text-ink-soft">{t('apiKeys.secretText')}</p>
      <p className="mt-4 rounded-control bg-sunken px-4 py-5 text-center font-mono font-bold select-all [overflow-wrap:anywhere]">
        {secret}
      </p>
    </Dialog>
  )
}
