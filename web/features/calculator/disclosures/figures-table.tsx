import styles from './disclosures-page.module.css';

interface FiguresTableProperties {
  caption: string;
  heads: readonly [string, string];
  rows: ReadonlyArray<readonly [label: string, figure: string]>;
}

export function FiguresTable({ caption, heads, rows }: FiguresTableProperties) {
  return (
    <table className={styles['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, figure]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
