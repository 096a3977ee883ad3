import { Kit } from '../kit';

export const metadata = { title: 'A consumer of the kit', icons: 'data:,' };

export const generateStaticParams = () => [{ theme: 'purple' }, { theme: 'red' }];

export default async function Layout({ children, params }: LayoutProps<'/[theme]'>) {
  const { theme } = await params;
  return (
    <html lang="en" data-theme={theme}>
      <body>
        <Kit>{children}</Kit>
      </body>
    </html>
  );
}
