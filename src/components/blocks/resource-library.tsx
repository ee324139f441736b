export default function ResourceLibrary() {
  return null
}
