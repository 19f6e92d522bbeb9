import { Code, Copy } from 'lucide-react'
import { absoluteUrl, useCopyText } from '@/components/media/admin/copy-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { SiteImage } from '@/lib/media/contracts'
import { snippetsOf } from './snippets'

type Props = { image: SiteImage; url: string; onClose: () => void }

/** Code snippets that embed the picture. */
export function CodeDialog({ image, url, onClose }: Props) {
  const copyText = useCopyText()
  return (
    <Dialog
      title={`Code for ${image.title}`}
      description="For newsletters, partners and other pages"
      icon={Code}
      onClose={onClose}
    >
      <dl className="space-y-4">
        {snippetsOf(image, absoluteUrl(url)).map(({ name, code }) => (
          <div key={name}>
            <dt className="mb-1.5 text-sm font-semibold">{name}</dt>
            <dd className="flex items-start gap-2">
              <code className="min-w-0 flex-1 rounded-control bg-sunken p-3 font-mono text-xs [overflow-wrap:anywhere]">
                {code}
              </code>
              <Button variant="outline" size="sm" onClick={() => copyText(code, `${name} copied`)}>
                <Copy aria-hidden />
                Copy<span className="sr-only"> {name}</span>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
