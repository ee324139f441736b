export default function PathChooser() {
  return null
}
