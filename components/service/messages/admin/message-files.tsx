import { Paperclip } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { downloadAdmin } from '@/components/back-office/admin-calls'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Button } from '@/components/ui/button'
import type { MessageFile } from '@/lib/service/messages/admin-contracts'

type MessageFilesProps = { messageId: number; files: readonly MessageFile[] }

/** What came with a message or an answer: downloaded, never opened in the page. */
export function MessageFiles({ messageId, files }: MessageFilesProps) {
  const t = useTranslations('backOffice.messages.message')
  if (files.length === 0) return null
  async function download({ id: fileId, fileName }: MessageFile) {
    try {
      await downloadAdmin('GET /api/admin/messages/[id]/files/[fileId]', fileName, {
        params: { id: messageId, fileId },
      })
    } catch (error) {
      toastFailure(t('downloadFailed'), error)
    }
  }
  return (
    <ul aria-label={t('files')} className="mt-4 flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id}>
          <Button variant="outline" size="sm" breaks onClick={() => download(file)}>
            <Paperclip aria-hidden />
            {t('download', { name: file.fileName })}
          </Button>
        </li>
      ))}
    </ul>
  )
}
