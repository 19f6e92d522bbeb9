import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatCount } from '@/components/back-office/format-number'

const CALL = 'GET /api/admin/plugins/[id]/script'
const KILOBYTE = 1024

/** What a plugin's first script weighs on its way to a shopper, as its provider sends it today. */
export function ScriptWeight({ pluginId }: { pluginId: string }) {
  const t = useTranslations('backOffice.plugins.script')
  const { data, error } = useQuery({
    queryKey: [CALL, pluginId],
    queryFn: ({ signal }) => callAdmin(CALL, { params: { id: pluginId }, signal }),
  })
  if (error || data?.bytes === null) return t('unknown')
  if (!data) return t('measuring')
  return t('weighs', { kilobytes: formatCount(Math.max(1, Math.round(data.bytes / KILOBYTE))) })
}
