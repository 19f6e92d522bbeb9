import { Lightbulb } from 'lucide-react'
import { Panel } from '@/components/back-office/shell/panel'

const TIPS = [
  'Banners under 200KB are advised. What you upload is made to fit its place and encoded anew, so a large original does no harm.',
  'Upload at least the size that a place names: a smaller picture is shown larger than it is, and looks soft.',
  'Keep what matters in the middle: on narrow screens the sides of wide pictures are cut off.',
  'Text in a picture can’t be translated, searched or read aloud. Leave it to the page.',
  'A logo looks best as PNG or WebP with a transparent ground: it stands on white and on black.',
  'Photographs: JPEG or WebP. Screenshots and drawings: PNG or WebP.',
]

/** Tips for good-looking and fast pictures. */
export function OptimisationTips() {
  return (
    <Panel title="Optimisation tips" className="mt-8">
      <ul className="grid gap-x-8 gap-y-3 text-sm text-ink-soft lg:grid-cols-2">
        {TIPS.map((tip) => (
          <li key={tip} className="flex gap-2.5">
            <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-primary-strong" />
            {tip}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
