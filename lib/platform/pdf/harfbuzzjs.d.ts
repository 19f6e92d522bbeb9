declare module 'harfbuzzjs' {
  const harfbuzz: Promise<import('./harfbuzz').HarfBuzz>
  export default harfbuzz
}
