export default function WebinarList() {
  return null
}
