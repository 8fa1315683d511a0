declare module 'virtual:cases' {
  const cases: readonly {
    id: string;
    title: string;
    /** Articles of the rulebook that it shows. */
    rules: readonly string[];
    /** The file. */
    text: string;
  }[];
  export default cases;
}
