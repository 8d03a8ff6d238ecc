import layout from '../../theme/layout.module.css';
import styles from './chart-table.module.css';

interface ChartTableProperties {
  /** The words that open it. */
  label: string;
  caption?: string;
  heads: readonly string[];
  /** The first cell of a row is its heading. */
  rows: ReadonlyArray<readonly string[]>;
  /** The last column is what the others come to, and the table is as wide as they need. */
  isAccount?: boolean;
  className?: string | undefined;
}

/** The numbers of a chart, for readers who prefer them to a drawing. */
export function ChartTable({
  label,
  caption,
  heads,
  rows,
  isAccount = false,
  className,
}: ChartTableProperties) {
  const table = (
    <table className={styles['table']}>
      {caption !== undefined && <caption>{caption}</caption>}
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
        {rows.map(([heading, ...cells]) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <details className={className}>
      <summary className={layout['standalone']}>{label}</summary>
      {isAccount ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the keyboard, too
        <div className={styles['account']} tabIndex={0} role="group" aria-label={label}>
          {table}
        </div>
      ) : (
        table
      )}
    </details>
  );
}
