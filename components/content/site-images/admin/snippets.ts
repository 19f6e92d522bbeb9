type Picture = {
  title: string
  width: number
  height: number
  media: { width: number; height: number } | null
}

const inAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

const inMarkdown = (text: string) => text.replace(/([\\[\]])/g, '\\$1')

/** Code snippets that embed a picture. @param address its absolute URL */
export function snippetsOf(picture: Picture, address: string): { name: string; code: string }[] {
  const { title, width, height } = { ...picture, ...picture.media }
  return [
    { name: 'URL', code: address },
    {
      name: 'HTML',
      code: `<img src="${inAttribute(address)}" alt="${inAttribute(title)}" width="${width}" height="${height}">`,
    },
    { name: 'Markdown', code: `![${inMarkdown(title)}](${address})` },
  ]
}
