import { Badge } from '@/components/ui/badge'

/** The phrases of a group, which are in any language. */
export function PhraseList({ phrases }: { phrases: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {phrases.map((phrase) => (
        <li key={phrase} className="min-w-0">
          <Badge dir="auto" className="[overflow-wrap:anywhere]">
            {phrase}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
